export { fillDefaults } from './defaults.js';
export * from './fields.js';
export {
  type Choice,
  type ChoiceOf,
  defineChoice,
  type Field,
  type FieldType,
  fieldsOf,
  isShared,
  type ShapeClass,
  shapesWithin,
  shared,
} from './shape.js';
