export * from './chart.js';
export { type ChartPack, checkPack, type PackFault } from './pack.js';
export { ChartReader } from './reader.js';
