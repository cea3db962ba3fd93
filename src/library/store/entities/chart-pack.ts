import { Entity } from 'typeorm';
import { LibraryRecord } from './library-record.js';

@Entity('chart_packs')
export class ChartPack extends LibraryRecord {}
