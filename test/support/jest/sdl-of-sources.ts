import 'reflect-metadata';
import { documents } from '../../../src/documents/documents.js';
import { games } from '../../../src/games/index.js';

process.stdout.write((await documents(games)).sdl);
