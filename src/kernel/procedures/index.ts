export type { FieldWords } from './field-names.js';
export * from './game.js';
export * from './procedure.js';
export { GameRegistry } from './registry.js';
