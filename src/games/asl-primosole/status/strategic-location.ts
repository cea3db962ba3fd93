import { choice, flag, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { requireGroup } from '../shared/groups.js';
import { GroupId, HEX, Side } from '../vocabulary.js';
import { LocationKind } from './areas/area-map.js';

class StrategicLocationInput {
  @choice('What is there [3.2/Strategic-Location]', LocationKind) kind!: string;
  @flag('Vehicle: Immobile [3.2/Strategic-Location]', { default: true }) immobile!: boolean;
  @flag('Vehicle: abandoned [3.2/Strategic-Location]') abandoned!: boolean;
  @flag('Vehicle: its MA functions [3.2/Strategic-Location]', { default: true }) functioningMa!: boolean;
  @flag('Gun: malfunctioned [3.2/Strategic-Location]') malfunctioned!: boolean;
  @flag('Gun: hooked up [3.2/Strategic-Location]') hookedUp!: boolean;
  @flag('Objective Hex: Controlled and revealed by its owner [3.2/Objective-Hex]') revealed!: boolean;
  @flag('Entry hex: British-Controlled [3.2/Strategic-Location]', { default: true }) britishControlled!: boolean;
  @flag('Pillbox: empty at game end [CG22]') emptyPillbox!: boolean;
  @choice('Side that Controls the hex [CG22]', Side, { optional: true }) hexController?: Side;
}

class StrategicLocationOutcome {
  @flag('It is a Strategic Location [3.2/Strategic-Location]') strategic!: boolean;
  @text('Letter on the reduced map [3.6054]', { max: 1, optional: true }) letter!: string | null;
  @choice('Side that Controls an empty pillbox through its hex [CG22]', Side, { optional: true })
  controller!: Side | null;
}

export const strategicLocation = procedure<StrategicLocationInput, StrategicLocationOutcome, Options>({
  id: 'strategic-location',
  resolver: 'status',
  title: { en: 'Strategic Location', ja: '戦略区域' },
  description: { en: 'Whether a Location counts as strategic.', ja: 'ある区域が戦略区域か否か。' },
  rules: ['3.2/Strategic-Location', '3.605'],
  input: StrategicLocationInput,
  outcome: StrategicLocationOutcome,
  example: { input: { kind: 'gun', hookedUp: true } },
  resolve(input, umpire) {
    let strategic = true;
    if (input.kind === 'immobileVehicle') strategic = input.immobile && !input.abandoned && input.functioningMa;
    else if (input.kind === 'gun') strategic = !input.malfunctioned && !input.hookedUp;
    else if (input.kind === 'objectiveHex') strategic = input.revealed;
    else if (input.kind === 'britishControlledAxisEntryHex') strategic = input.britishControlled;
    const rule = input.kind === 'objectiveHex' ? '3.2/Objective-Hex' : '3.2/Strategic-Location';
    umpire.note([rule, '3.605'], strategic ? 'is-strategic' : 'not-strategic', { kind: input.kind });
    const printed = umpire.chart('strategic-locations').text(input.kind, 'letter');
    const letter = strategic && printed !== '-' ? printed : null;
    if (letter) umpire.note('3.6054', 'map-letter', { letter });
    let controller: Side | null = null;
    if (input.kind === 'pillbox' && input.emptyPillbox && input.hexController) {
      controller = input.hexController;
      umpire.note('CG22', 'empty-pillbox', { side: input.hexController });
    }
    umpire.summarise(strategic ? 'is-strategic' : 'not-strategic', { kind: input.kind });
    return { strategic, letter, controller };
  },
});

class ObjectiveHexInput {
  @choice('Side', Side) side!: Side;
  @choice('Group [3.2/Objective-Hex]', GroupId) group!: GroupId;
  @text('Hex named [3.2/Objective-Hex]', { ...HEX, optional: true }) hex?: string;
  @flag('The hex holds some terrain other than river [3.2/Objective-Hex]', { default: true }) nonRiverTerrain!: boolean;
  @flag('Named before set-up [3.2/Objective-Hex]', { default: true }) beforeSetup!: boolean;
  @flag('Its Infantry Controls the hex now, by play or set-up [3.2/Objective-Hex]') controlledNow!: boolean;
  @flag('It Controlled the hex earlier and did not say so at once [3.2/Objective-Hex]') keptSilent!: boolean;
}

class ObjectiveHexOutcome {
  @flag('The group names an Objective Hex, and may name this one [3.2/Objective-Hex]') mayBeNamed!: boolean;
  @flag('The owner must announce it now; it is a Strategic Location for good [3.2/Objective-Hex]') revealed!: boolean;
  @flag('A potential Strategic Location even after its date [3.2/Objective-Hex]') potential!: boolean;
}

export const objectiveHex = procedure<ObjectiveHexInput, ObjectiveHexOutcome, Options>({
  id: 'objective-hex',
  resolver: 'status',
  title: { en: 'Objective Hex', ja: '目標ヘクス' },
  description: { en: 'Naming and revealing the Objective Hex of a company.', ja: '中隊の目標ヘクスの指定と公表。' },
  rules: ['3.2/Objective-Hex'],
  input: ObjectiveHexInput,
  outcome: ObjectiveHexOutcome,
  example: { input: { side: 'axis', group: 'I1', hex: 'Q16' } },
  resolve(input, umpire) {
    const group = requireGroup(umpire, input.side, input.group);
    if (!group) return null;
    const rule = ['3.2/Objective-Hex', '3.6179'] as const;
    if (!group.company)
      umpire.forbid(['3.2/Objective-Hex', '3.2/Company'], 'objective-company-only', { group: group.id });
    if (!input.nonRiverTerrain) umpire.forbid(rule, 'objective-in-river');
    if (!input.beforeSetup) umpire.forbid(rule, 'objective-too-late');
    if (input.keptSilent) umpire.forbid(rule, 'objective-kept-silent');
    const mayBeNamed = umpire.legal;
    const revealed = mayBeNamed && input.controlledNow;
    if (mayBeNamed) {
      umpire.note(rule, revealed ? 'objective-revealed' : 'objective-named');
      umpire.summarise(revealed ? 'objective-revealed' : 'objective-named');
    }
    return { mayBeNamed, revealed, potential: mayBeNamed && !revealed };
  },
});
