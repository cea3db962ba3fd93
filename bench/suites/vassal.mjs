/** VASSAL's files read by a fresh server: a build file of 4 MB and a saved game of 700 KB, the first time and later, and what the server held at most. */
import { readFileSync } from 'node:fs';
import { archived } from '../../dist/vassal/format/archive.js';
import { writtenCommands } from '../../dist/vassal/format/commands.js';
import { hiddenText } from '../../dist/vassal/format/obfuscation.js';
import { join, nest } from '../../dist/vassal/format/sequence.js';
import { median } from '../measure.mjs';
import { atMost, info } from '../report.mjs';
import { SERVERS, start } from '../servers.mjs';
import { restBody, restPath } from '../subject.mjs';

/** As many counters as the build file of VASL has, with text to match its 4 MB; as much saved game as a late one of it. */
const COUNTERS = 5_870;
const SAVE_BYTES = 700_000;
const KEY = 0x5a;

const text = (value) => new TextEncoder().encode(value);

/** Ids as VASSAL draws them, from a small generator: they hardly compress, as in real files. */
function drawer() {
  let state = 7;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state;
  };
}

function traits(number, at, turned) {
  const types = [
    'obs;77,130;back.png;Mask;I;?;player:',
    'rotate;6;130,37;93,37;Turn right;Turn left;;;;;facing',
    'emb2;;2;;Suppress;2;S;;0;;;;1;false;0;0;plain.png,down.png;,+ (down);true;Down;;;false;;1;1;true;;;;;',
    'prototype;Unit',
    'mark;Side',
    join(['piece', '', '', `${number}.png`, `Counter ${number}`], ';'),
  ];
  return { type: nest(types), state: nest(['null;', String(turned), '1', '', 'red', at]) };
}

function buildFile() {
  const slots = Array.from({ length: COUNTERS }, (_, number) => {
    const { type, state } = traits(number, 'null;0;0;7;0', 0);
    const definition = `+/${join(['null', type, state], '/')}`.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    return `<VASSAL.build.widget.PieceSlot entryName="Counter ${number}" gpid="${number}" height="48" width="48">${definition.replaceAll('\t', '&#9;')}</VASSAL.build.widget.PieceSlot>`;
  });
  return text(`<?xml version="1.0" encoding="UTF-8"?>
<VASSAL.build.GameModule name="Bench" version="1.0" VassalVersion="3.7.15">
 <VASSAL.build.module.Map mapName="Map" edgeWidth="50" edgeHeight="50">
  <VASSAL.build.module.map.BoardPicker>
   <VASSAL.build.module.map.boardPicker.Board name="Board" width="3400" height="2800">
    <VASSAL.build.module.map.boardPicker.board.HexGrid dx="56.25" dy="64.5" x0="0" y0="32" sideways="false">
     <VASSAL.build.module.map.boardPicker.board.mapgrid.HexGridNumbering first="H" sep="" hType="N" hLeading="1" hOff="1" hDescend="false" vType="N" vLeading="1" vOff="1" vDescend="false" stagger="false" locationFormat="$gridLocation$"/>
    </VASSAL.build.module.map.boardPicker.board.HexGrid>
   </VASSAL.build.module.map.boardPicker.Board>
  </VASSAL.build.module.map.BoardPicker>
 </VASSAL.build.module.Map>
 <VASSAL.build.module.PieceWindow name="Counters">${slots.join('\n')}</VASSAL.build.module.PieceWindow>
</VASSAL.build.GameModule>`);
}

/** A saved game of as many pieces as fill the wanted size once packed. */
function savedGame(bytes) {
  const draw = drawer();
  const piece = () => {
    const number = draw() % COUNTERS;
    const { type, state } = traits(number, `Map;${draw() % 3400};${draw() % 2800};${number};0`, draw() % 6);
    return `+/${join([`${draw()}${draw()}`, type, state], '/')}`;
  };
  const packed = (count) =>
    archived({
      savedGame: hiddenText(
        writtenCommands(['begin_save', ...Array.from({ length: count }, piece), 'end_save'], []),
        KEY,
      ),
      moduledata: text('<?xml version="1.0"?><data version="1"><version>1.0</version><name>Bench</name></data>'),
    });
  const some = 2_000;
  const count = Math.ceil((some * bytes) / packed(some).length);
  return { count, file: packed(count) };
}

async function post(port, path, body, type) {
  const begun = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': type, 'accept-encoding': 'identity' },
    body,
  });
  const answer = await response.text();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${answer.slice(0, 500)}`);
  return { ms: performance.now() - begun, answer };
}

/** The most that a process held so far, in MB, where the system tells. */
function peakMb(pid) {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

async function measured(times, path, body, type) {
  const server = await start(SERVERS.umpire, { path: restPath, body: restBody });
  try {
    const taken = [];
    let answer = '';
    for (let time = 0; time < times; time += 1) {
      const once = await post(server.port, path, body, type);
      taken.push(once.ms);
      answer = once.answer;
    }
    return { first: taken[0], later: median(taken.slice(1)), peak: peakMb(server.pid), answer };
  } finally {
    await server.stop();
  }
}

export async function vassal({ quick }) {
  const times = quick ? 3 : 9;
  const module = buildFile();
  const modules = await measured(times, '/v1/vassal/modules', module, 'application/octet-stream');
  const { mapping } = JSON.parse(modules.answer);
  const { count, file } = savedGame(SAVE_BYTES);
  const body = JSON.stringify({ save: Buffer.from(file).toString('base64'), mapping });
  const saves = await measured(times, '/v1/vassal/positions', body, 'application/json');
  const told = JSON.parse(saves.answer).pieces.length;
  if (told !== count) throw new Error(`${told} of ${count} pieces came back`);
  const megabytes = (bytes) => `${(bytes / 1e6).toFixed(2)} MB`;
  return [
    atMost('build file of a VASSAL module, as the first question of a fresh server', modules.first / 1000, 2, 's', {
      note: `${megabytes(module.length)}, ${COUNTERS} counters; later ${modules.later.toFixed(0)} ms`,
    }),
    atMost('resident memory at most while the build file is read', modules.peak, 300, 'MB'),
    atMost('saved game of VASSAL', saves.later / 1000, 0.5, 's', {
      note: `${megabytes(file.length)}, ${count} pieces, answered uncompressed`,
    }),
    info('the same as the first question of a fresh server, whose thread has to start', saves.first / 1000, 's'),
    info('resident memory at most while the saved game is read', saves.peak, 'MB'),
  ];
}
