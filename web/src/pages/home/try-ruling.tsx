import { useState } from 'preact/hooks';
import { umpire } from '../../api/client.js';
import { home } from '../../i18n/home.js';
import { say } from '../../i18n/language.js';
import type { Word } from '../../i18n/word.js';
import { type Chance, OddsBars } from '../../ui/odds-bars.js';
import { Dice, Steps } from '../../ui/steps.js';
import { useLoaded } from '../../ui/use-loaded.js';

const { apFireBasic } = umpire.panzer.combat;
type Ruling = Awaited<ReturnType<typeof apFireBasic<'full'>>>;
type Odds = Awaited<ReturnType<typeof apFireBasic.odds>>;
const FACTORS = ['P', 'S', 'M', 'L', 'E'] as const;
const COVERS = { none: home.coverNone, light: home.coverLight, medium: home.coverMedium, heavy: home.coverHeavy };
const RESULTS: Readonly<Record<string, Word>> = {
  none: home.noEffect,
  damaged: home.damaged,
  ko: home.knockedOut,
};

/** One question that can be asked at once: the chances change while it is put, the button rolls. */
export function TryRuling() {
  const [rangeFactor, setFactor] = useState<(typeof FACTORS)[number]>('S');
  const [cover, setCover] = useState<keyof typeof COVERS>('none');
  const [halted, setHalted] = useState(false);
  const [ruling, setRuling] = useState<Ruling | undefined>();
  const input = {
    range: 3,
    rangeFactor,
    penetration: 19,
    firer: { command: halted ? 'shortHalt' : 'fire' },
    target: { command: 'fire', cover, defense: { basicArmor: { front: 18, rear: 8 } } },
  } as const;
  const { value: odds } = useLoaded(() => apFireBasic.odds(input), [rangeFactor, cover, halted]);
  const changed = (change: () => void): void => {
    change();
    setRuling(undefined);
  };
  return (
    <section class="card try" aria-labelledby="try">
      <h2 id="try">{say(home.tryIt)}</h2>
      <p>{say(home.tryAbout)}</p>
      <div class="fields">
        <label>
          {say(home.rangeFactor)}
          <select
            value={rangeFactor}
            onChange={({ currentTarget }) => changed(() => setFactor(currentTarget.value as typeof rangeFactor))}
          >
            {FACTORS.map((factor) => (
              <option key={factor}>{factor}</option>
            ))}
          </select>
        </label>
        <label>
          {say(home.cover)}
          <select
            value={cover}
            onChange={({ currentTarget }) => changed(() => setCover(currentTarget.value as typeof cover))}
          >
            {Object.entries(COVERS).map(([id, word]) => (
              <option key={id} value={id}>
                {say(word)}
              </option>
            ))}
          </select>
        </label>
        <label class="check">
          <input type="checkbox" checked={halted} onChange={() => changed(() => setHalted(!halted))} />
          {say(home.halted)}
        </label>
      </div>
      {odds && <OddsBars chances={results(odds)} />}
      <button type="button" class="main" onClick={async () => setRuling(await apFireBasic(input))}>
        {say(home.roll)}
      </button>{' '}
      <a class="button" href="/ask/panzer/combat/ap-fire-basic">
        {say(home.more)}
      </a>
      <div role="status">
        {ruling && (
          <>
            <p class="answer">
              <Dice dice={ruling.dice} /> {ruling.summary}
            </p>
            <Steps game="panzer" steps={ruling.steps} />
          </>
        )}
      </div>
    </section>
  );
}

/** By result: whichever armour was hit. */
function results({ chances }: Odds): Chance[] {
  const sums = new Map<string, number>();
  for (const { outcome, value } of chances) {
    const result = String(outcome?.result);
    sums.set(result, (sums.get(result) ?? 0) + value);
  }
  return [...sums]
    .map(([result, value]) => ({ label: say(RESULTS[result] ?? [result, result]), value, exact: `${value}` }))
    .sort((a, b) => b.value - a.value);
}
