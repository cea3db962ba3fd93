export { fillDefaults } from './defaults.js';
export * from './fields.js';
export { nearest, withGuess } from './nearest.js';
export {
  type Choice,
  type ChoiceOf,
  defineChoice,
  defineWords,
  descriptionOf,
  type Field,
  type FieldType,
  fieldsIn,
  fieldsOf,
  isOpen,
  isShared,
  published,
  type ShapeClass,
  shapesWithin,
  shared,
} from './shape.js';
