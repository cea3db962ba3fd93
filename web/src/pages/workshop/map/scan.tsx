import { useEffect, useState } from 'preact/hooks';
import { drawing as words } from '../../../i18n/drawing.js';
import { say } from '../../../i18n/language.js';
import { keep, kept } from '../../../ui/storage.js';

/** Where a scanned picture lies under the drawing, in units of the drawing, and how much of it is seen. */
interface Placing {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Scans are seldom straight: a turn in degrees, and the height in percent of what it would be. */
  readonly turn: number;
  readonly stretch: number;
  readonly through: number;
}

/** A picture from the disk. It is shown by an address that only this page knows, and sent nowhere. */
export interface Scan {
  readonly url: string | undefined;
  readonly placing: Placing;
  readonly set: (placing: Partial<Placing>) => void;
  readonly choose: (file: File | undefined) => void;
}

export function useScan(scenario: string, fullWidth: number): Scan {
  const key = `umpire.workshop.picture.${scenario}`;
  const [url, setUrl] = useState<string | undefined>();
  const [placing, setPlacing] = useState<Placing>(
    () => kept<Placing>(key) ?? { x: 0, y: 0, width: Math.round(fullWidth), turn: 0, stretch: 100, through: 0.6 },
  );
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  const set = (changed: Partial<Placing>): void => {
    const next = { ...placing, ...changed };
    setPlacing(next);
    keep(key, next);
  };
  return { url, placing, set, choose: (file) => setUrl(file && URL.createObjectURL(file)) };
}

/** The picture itself, under the ground. */
export const ScanImage = ({ scan: { url, placing } }: { readonly scan: Scan }) =>
  url === undefined ? null : (
    <image
      href={url}
      width={placing.width}
      transform={`translate(${placing.x},${placing.y}) rotate(${placing.turn}) scale(1,${placing.stretch / 100})`}
    />
  );

/** Choosing a picture and laying it under the map. */
export function ScanTools({ scan: { url, placing, set, choose } }: { readonly scan: Scan }) {
  const number = (name: 'x' | 'y' | 'width' | 'turn' | 'stretch', label: string, least?: number) => (
    <label>
      {label}
      <input
        type="number"
        value={Math.round(placing[name] * 10) / 10}
        min={least}
        step="any"
        onInput={({ currentTarget }) => {
          const value = currentTarget.valueAsNumber;
          if (Number.isFinite(value) && value >= (least ?? value)) set({ [name]: value });
        }}
      />
    </label>
  );
  return (
    <>
      <label class="button">
        {say(words.picture)}
        <input
          class="unseen"
          type="file"
          accept="image/*"
          onChange={({ currentTarget }) => choose(currentTarget.files?.[0])}
        />
      </label>
      <p class="fine">{say(words.pictureStays)}</p>
      {url !== undefined && (
        <>
          <p class="fine">{say(words.pictureMove)}</p>
          <div class="fields">
            {number('x', say(words.left))}
            {number('y', say(words.top))}
            {number('width', say(words.width), 10)}
            {number('stretch', say(words.stretch), 10)}
            {number('turn', say(words.turn))}
            <label>
              {say(words.through)}
              <input
                type="range"
                min={0}
                max={1}
                step={0.05}
                value={placing.through}
                onInput={({ currentTarget }) => set({ through: currentTarget.valueAsNumber })}
              />
            </label>
          </div>
        </>
      )}
    </>
  );
}
