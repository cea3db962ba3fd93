import { Entity } from 'typeorm';
import { LibraryRecord } from './library-record.js';

@Entity('maps')
export class GameMap extends LibraryRecord {}
