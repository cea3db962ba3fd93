import { type LibraryRecord, type SessionMaterialsAnswer, Umpire } from '../../../client/src/index.js';
import type { MapBody } from '../board/board-data.js';
import { language, type Name } from '../i18n/language.js';
import { myPlayer } from './player.js';

/** Umpire, as every page asks it: the published API by way of the typed client, in the reader's language. */
export const umpire = new Umpire({
  baseUrl: location.origin,
  get lang() {
    return language.peek();
  },
});

/** The same as the player of this browser: what is his own is found. */
export const asMe = (): Umpire =>
  new Umpire({
    baseUrl: location.origin,
    lang: language.peek(),
    ...(myPlayer.peek() ? { key: myPlayer.peek()!.key } : {}),
  });

/** A record of the library, as far as lists show it. */
export interface RecordLine {
  readonly id: string;
  readonly game: string;
  readonly name: Name;
}

export const recordLine = ({ id = '', game = '', name }: LibraryRecord): RecordLine => ({
  id,
  game,
  name: name ?? { en: id },
});

const MOST = 100;

/** Every scenario there is: those of the boxes, and those to learn on. */
export const allScenarios = async (): Promise<readonly (RecordLine & { readonly training: boolean })[]> =>
  (await umpire.library.scenarios.page({ limit: MOST })).items.map((record) => ({
    ...recordLine(record),
    training: record.provenance === 'training',
  }));

/** Scenarios that can be played on a fresh machine. */
export const trainingScenarios = async (): Promise<readonly RecordLine[]> =>
  (await umpire.library.scenarios.page({ provenance: 'training', limit: MOST })).items.map(recordLine);

/** The body of a map a session is played on. */
export const mapBody = (materials: SessionMaterialsAnswer, id: string): MapBody | undefined =>
  materials.maps.find((map) => map.id === id)?.body as MapBody | undefined;
