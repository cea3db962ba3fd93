import type { Viewer } from '../../../kernel/session/index.js';
import type { Side } from '../vocabulary.js';
import { eligibleEntries, nightOn } from './ground.js';
import { shortDate } from './phases/shortage.js';
import type { Position } from './position.js';
import { SIDES } from './roster.js';
import { type Language, ownSheet, type Say, SIDE } from './sheet-own.js';
import type { Table } from './table.js';

/** The order of battle for the table: what the campaign decides about the scenario, for one pair of eyes. */
export function sheetOf(table: Table, position: Position, viewer: Viewer): Record<string, string> {
  return { en: sheet(table, position, viewer, 'en'), ja: sheet(table, position, viewer, 'ja') };
}

function sheet(table: Table, position: Position, viewer: Viewer, language: Language): string {
  const { scenario, date } = position.open;
  const say: Say = (en, ja) => (language === 'en' ? en : ja);
  const name = language === 'ja' ? (table.name.ja ?? table.name.en) : table.name.en;
  const lines: string[] = [say(`${name}: CG date ${date}`, `${name}：CG 日 ${date}`)];
  if (!scenario) lines.push(say('No scenario stands.', 'シナリオはない。'));
  else
    lines.push(
      ...scenarioLines(table, position, language, say),
      ...endLines(table, position, say),
      ...entryLines(table, position, language, say),
      ...mapLines(position, language, say),
    );
  if (viewer === 'british' || viewer === 'axis') lines.push('', ...ownSheet(position, viewer, language, say));
  return lines.join('\n');
}

const KINDS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    initial: 'First scenario',
    dualAttack: 'Dual attack',
    axisAttack: 'Axis attack',
    britishAttack: 'British attack',
  },
  ja: { initial: '最初のシナリオ', dualAttack: '双方攻撃', axisAttack: '枢軸軍攻撃', britishAttack: 'イギリス軍攻撃' },
};

/** What is fought, who begins, under which sky [3.6213, 3.623, PBr1, CG3, CG16, CG18]. */
function scenarioLines(table: Table, { open }: Position, language: Language, say: Say): string[] {
  const scenario = open.scenario!;
  const mover = scenario.movesFirst;
  const night = nightOn(open.date);
  const lines = [
    say(
      `${KINDS.en[scenario.kind]}, ${night ? 'by night' : 'by day'}.`,
      `${KINDS.ja[scenario.kind]}、${night ? '夜間' : '昼間'}。`,
    ),
    say(
      `${SIDE.en[scenario.setsUpFirst]} set up first${mover ? `, ${SIDE.en[mover]} move first` : ''}.`,
      `${SIDE.ja[scenario.setsUpFirst]}が先に配置${mover ? `、${SIDE.ja[mover]}が先攻` : ''}。`,
    ),
    say(
      `SAN: British ${open.san.british}, Axis ${open.san.axis}.`,
      `SAN：イギリス軍 ${open.san.british}、枢軸軍 ${open.san.axis}。`,
    ),
  ];
  lines.push(sky(table, open.date, say));
  if (night) lines.push(nightRoles(scenario.kind, language, say));
  if (shortDate(table, open.date))
    lines.push(say('British MMC and SW have Ammunition Shortage.', 'イギリス軍の MMC と SW は弾薬減少。'));
  if (scenario.fanatic) lines.push(say('All German personnel are Fanatic.', 'ドイツ軍の全兵士は戦意高揚。'));
  return lines;
}

/** Wind and light of the date [PBr1]. */
function sky({ quiet }: Table, date: string, say: Say): string {
  if (nightOn(date)) {
    const nvr = quiet().chart('environment').number('night', 'baseNvr');
    return say(
      `EC moderate, no wind; base NVR ${nvr}, scattered clouds, half moon.`,
      `EC は普通、無風。基本 NVR ${nvr}、分散雲、半月。`,
    );
  }
  const mist = date === MISTY ? say(' Mist: LV Hindrance by range.', '霧：射程による LV 妨害。') : '';
  return say('EC moderate, mild breeze from the southeast.', 'EC は普通、南東からの微風。') + mist;
}

const MISTY = '16AM';

/** A dual attack by night has two Scenario Attackers and no Defender [CG3, 3.6213]. */
function nightRoles(kind: string, language: Language, say: Say): string {
  const attackers: readonly Side[] =
    kind === 'dualAttack' ? SIDES : kind === 'axisAttack' ? ['axis'] : kind === 'britishAttack' ? ['british'] : [];
  const words = attackers.map((side) => SIDE[language][side]).join(say(' and ', 'と'));
  return attackers.length === 0
    ? say('Night rules as the first scenario has them.', '夜間ルールは最初のシナリオの定めによる。')
    : say(`Scenario Attacker at night: ${words}.`, `夜間のシナリオ攻撃側：${words}。`);
}

/** When the scenario may end [CG14]. */
function endLines({ quiet }: Table, { open }: Position, say: Say): string[] {
  const chart = quiet().chart('turn-record');
  const numbers = chart.rows.flatMap((turn) => {
    const end = chart.at(turn, 'endNumber');
    return typeof end === 'number' ? [say(`Turn ${turn}: ${end}`, `第 ${turn} ターン ${end}`)] : [];
  });
  const drms = quiet().chart('game-end-drm');
  const drm =
    (open.date === '13N' ? drms.number('thirteenNight', 'drm') : 0) +
    (open.scenario!.plusOne ? drms.number('britishDeclaration', 'drm') : 0);
  return [
    say(
      `It ends on a Final dr of at most ${numbers.join(', ')}; drm +${drm}.`,
      `終了の最終 dr：${numbers.join('、')} 以下。drm +${drm}。`,
    ),
  ];
}

function entryLines(table: Table, position: Position, language: Language, say: Say): string[] {
  const { date } = position.open;
  const lines = SIDES.map((side) => {
    const entries = eligibleEntries({ table, position }, side, date)
      .map(({ arrow }) => arrow)
      .join(say(', ', '、'));
    return say(
      `${SIDE[language][side]} Entry Areas: ${entries || 'none'}.`,
      `${SIDE[language][side]}の進入エリア：${entries || 'なし'}。`,
    );
  });
  if (date === NO_LATE_ENTRY && table.campaign !== 'III')
    lines.push(say('No Axis unit enters from Turn 2 on.', '枢軸軍は第 2 ターン以降進入できない。'));
  return lines;
}

/** The last date, on which the Axis enter on Turn 1 only [CG5]. */
const NO_LATE_ENTRY = '17PM';

const GROUND: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    ...{ stoneRubble: 'stone rubble', woodenRubble: 'wooden rubble', shellholes: 'shellholes', breach: 'breach' },
    ...{ wreck: 'wreck', burntOutWreck: 'burnt-out wreck' },
  },
  ja: {
    ...{ stoneRubble: '石造瓦礫', woodenRubble: '木造瓦礫', shellholes: '弾痕', breach: '突破口' },
    ...{ wreck: '残骸', burntOutWreck: '炎上済み残骸' },
  },
};

/** What has changed on the map since it was printed, and bombardments with LV on Turn 1 [CG12, 3.617/British]. */
function mapLines({ open }: Position, language: Language, say: Say): string[] {
  const changes = [...Object.entries(open.terrain), ...Object.entries(open.wrecks)].map(
    ([hex, what]) => `${hex} ${GROUND[language][what] ?? what}`,
  );
  const lines =
    changes.length > 0 ? [say(`The map: ${changes.join(', ')}.`, `地図の変化：${changes.join('、')}。`)] : [];
  const objectives = open.objectives.map(({ hex, side }) => `${hex} (${SIDE[language][side]})`);
  if (objectives.length > 0)
    lines.push(say(`Objective Hexes: ${objectives.join(', ')}.`, `目標ヘクス：${objectives.join('、')}。`));
  if (open.bombarded.length > 0)
    lines.push(
      say(
        `Bombarded, with LV on Turn 1: around ${open.bombarded.join(', ')}.`,
        `事前砲撃、第 1 ターンは視界低下：${open.bombarded.join('、')} 周辺。`,
      ),
    );
  return lines;
}
