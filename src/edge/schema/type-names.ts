import { type Choice, isShared, type ShapeClass } from '../../kernel/fields/index.js';

/** cold-war-battles -> ColdWarBattles */
export function pascal(id: string): string {
  return id
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join('');
}

/** cold-war-battles -> coldWarBattles */
export function camel(id: string): string {
  const name = pascal(id);
  return name[0]!.toLowerCase() + name.slice(1);
}

/** The published name of a shape: the game comes first, so that no two games' types can meet. */
export function shapeName(game: string, shape: ShapeClass): string {
  return isShared(shape) ? shape.name : `${pascal(game)}${shape.name}`;
}

export function choiceName(game: string, choice: Choice): string {
  return choice.shared ? choice.name : `${pascal(game)}${choice.name}`;
}
