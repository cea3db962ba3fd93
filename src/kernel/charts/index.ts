export * from './chart.js';
export { type ChartPack, checkPack, type PackFault } from './pack.js';
export { type CellUse, ChartReader } from './reader.js';
