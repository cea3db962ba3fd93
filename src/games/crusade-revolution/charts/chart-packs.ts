import type { ChartPack } from '../../../kernel/charts/index.js';
import pathsOfGlory from './paths-of-glory-pack.json' with { type: 'json' };

/**
 * The fire tables of Paths of Glory, the parent game: outside material, not checked against any printed table of this game,
 * used only by those who name it.
 */
export const chartPacks = [pathsOfGlory] as unknown as readonly ChartPack[];
