import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the project, from the sources, from `dist/` or from the bundle: the one that holds the shipped scenarios. */
export const HOME = homeOf(import.meta.dirname);

function homeOf(folder: string): string {
  if (existsSync(join(folder, 'scenarios')) && existsSync(join(folder, 'package.json'))) return folder;
  const above = dirname(folder);
  if (above === folder) throw new Error('the folder "scenarios" that ships with Umpire is missing');
  return homeOf(above);
}
