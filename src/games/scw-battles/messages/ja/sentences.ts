import type { Words } from '../../../../kernel/rulings/index.js';
import type { CombatLine, WrongPlace } from '../en/sentences.js';

/** 修正がある場合だけダイスの後に付ける。 */
export const drm = (modifier: number): string => (modifier === 0 ? '' : `+${modifier}`);

function suffers(steps: number, retreat: number): string {
  return [...(steps > 0 ? [`${steps}ステップロス`] : []), ...(retreat > 0 ? ['後退'] : [])].join('と');
}

export function attackSummary(line: CombatLine, words: Words): string {
  const attacker = suffers(line.attackerSteps, line.attackerRetreat);
  const defender = suffers(line.defenderSteps, line.defenderRetreat);
  const both = [...(attacker ? [`攻撃側${attacker}`] : []), ...(defender ? [`防禦側${defender}`] : [])];
  return `${words.signed(line.differential)}、${line.column}列：${line.result}、${both.length > 0 ? both.join('、') : '効果なし'}`;
}

export const setUpOrder = ({ side, first }: { side: string; first: boolean }, words: Words): string =>
  `${words.term(side)}が${first ? '先' : '後'}に配置する`;

export function setUpWrong({ groupJa, hex, where, hexes, within }: WrongPlace, words: Words): string {
  const right =
    where === 'hexes'
      ? `${words.list(hexes)}のいずれか`
      : where === 'within'
        ? `${words.list(hexes)}から${within}ヘクス以内`
        : words.term(where);
  return `${groupJa}の${hex ?? '配置'}は誤り：${right}`;
}
