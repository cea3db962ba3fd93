export * from './chart.js';
export { type ChartPack, checkPack } from './pack.js';
export { type CellWatcher, ChartReader } from './reader.js';
