import { useEffect, useState } from 'preact/hooks';
import { drawing as words } from '../../../i18n/drawing.js';
import { say } from '../../../i18n/language.js';
import { keep, kept } from '../../../ui/storage.js';

/** Where a scanned picture lies under the drawing, in units of the drawing, and how much of it is seen. */
interface Placing {
  readonly x: number;
  readonly y: number;
  readonly width: number;
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
    () => kept<Placing>(key) ?? { x: 0, y: 0, width: Math.round(fullWidth), through: 0.6 },
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
  url === undefined ? null : <image href={url} x={placing.x} y={placing.y} width={placing.width} />;

/** Choosing a picture and laying it under the map. */
export function ScanTools({ scan: { url, placing, set, choose } }: { readonly scan: Scan }) {
  const number = (name: 'x' | 'y' | 'width', label: string) => (
    <label>
      {label}
      <input
        type="number"
        value={Math.round(placing[name])}
        min={name === 'width' ? 10 : undefined}
        onInput={({ currentTarget }) => {
          const value = currentTarget.valueAsNumber;
          if (Number.isFinite(value)) set({ [name]: value });
        }}
      />
    </label>
  );
  return (
    <>
      <label>
        {say(words.picture)}
        <input type="file" accept="image/*" onChange={({ currentTarget }) => choose(currentTarget.files?.[0])} />
      </label>
      <p class="fine">{say(words.pictureStays)}</p>
      {url !== undefined && (
        <>
          <p class="fine">{say(words.pictureMove)}</p>
          <div class="fields">
            {number('x', say(words.left))}
            {number('y', say(words.top))}
            {number('width', say(words.width))}
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
