export * from './chart.js';
export { type ChartPack, checkPack } from './pack.js';
export { ChartReader } from './reader.js';
