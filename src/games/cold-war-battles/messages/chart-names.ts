/** What the charts name in English alone, as the Japanese book has it [16.25, 17.10, 17.20, 16.15b]. */
const UNITS: Readonly<Record<string, string>> = {
  '2nd Guards Mechanised Division': '第2親衛機械化師団',
  '33rd Guards Mechanised Division': '第33親衛機械化師団',
  '128th Guards Infantry Division': '第128親衛歩兵師団',
  '20th Engineer Brigade': '第20工兵旅団',
  '101st Infantry Bn': '第101歩兵大隊',
  '1st Airborne Bn': '第1空挺大隊',
  '61st Mechanised Infantry Bn': '第61機械化歩兵大隊',
  '1SSB Armor Bn': '第1特殊任務大隊（1SSB 装甲）',
  '4th Mechanised Infantry Bn': '第4機械化歩兵大隊',
  '7th Infantry Bn': '第7歩兵大隊',
  '301st Infantry Bn': '第301歩兵大隊',
  '1st Infantry Bn': '第1歩兵大隊',
  'TGA Artillery': 'TGA砲兵隊',
  'TGB Artillery': 'TGB砲兵隊',
  'RC Special Force Bn': '偵察コマンド大隊（RC 特殊部隊）',
  'PSt/82 Armor Bn': 'PSt/82装甲大隊',
  'RK/82 Mechanised Infantry Bn': 'RK/82機械化歩兵大隊',
  'DLR/82 Infantry Bn': 'DLR/82歩兵大隊',
  'UNITA draw 1': 'UNITAをプールから1個',
  '82nd Airborne: 5 infantry, 1 artillery, 1 reconnaissance': '第82空挺師団（歩兵大隊5個、砲兵連隊1個、偵察大隊1個）',
};

/** Units told by their number and kind: "1/381 Airborne Bn", "MPLA Tank 1". */
const KINDS: Readonly<Record<string, string>> = {
  'Recon Bn': '偵察大隊',
  'Special Force': '特殊部隊',
  Security: '警備部隊',
  'Armor Bn': '装甲大隊',
  'Airborne Bn': '空挺大隊',
  'Self-Propelled Artillery Bn': '自走砲大隊',
  'Mechanised Infantry Bn': '機械化歩兵大隊',
  'Rocket Artillery Bn': 'ロケット砲兵大隊',
  'Artillery Bn': '砲兵大隊',
};
const BANDS: Readonly<Record<string, string>> = {
  Tank: '戦車',
  'Mechanised Infantry': '機械化歩兵',
  'Light Infantry': '軽歩兵',
  Artillery: '砲兵',
  'Armored Cavalry': '機械化騎兵',
  SSM: '地対地ミサイル',
};

function unitName(unit: string): string {
  const [, army, kind, number] = /^(MPLA|Cuban) (.+) (\d+)$/.exec(unit) ?? [];
  if (kind !== undefined && BANDS[kind]) return `${army === 'MPLA' ? 'MPLA' : 'キューバ軍'}${BANDS[kind]}${number}個`;
  const [, sign, what] = /^(\S+) (.+)$/.exec(unit) ?? [];
  return UNITS[unit] ?? (what !== undefined && KINDS[what] ? `${sign} ${KINDS[what]}` : unit);
}

export const unitNames = (units: readonly string[]): string =>
  units.length === 0 ? 'なし' : units.map(unitName).join('、');

/** The months of the two scenarios [16.2, 17.2]. */
const MONTHS: Readonly<Record<string, number>> = {
  January: 1,
  February: 2,
  March: 3,
  April: 4,
  August: 8,
  September: 9,
  October: 10,
  November: 11,
  December: 12,
};

/** "4 November 1956" and "March 1988" in the Japanese order. */
export function dateName(date: string): string {
  const [, day, month, year] = /^(?:(\d+) )?([A-Z][a-z]+) (\d+)$/.exec(date) ?? [];
  if (month === undefined || MONTHS[month] === undefined) return date;
  return `${year}年${MONTHS[month]}月${day === undefined ? '' : `${day}日`}`;
}
