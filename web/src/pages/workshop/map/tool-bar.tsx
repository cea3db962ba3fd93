import type { ComponentChildren } from 'preact';
import { drawing as words } from '../../../i18n/drawing.js';
import { say } from '../../../i18n/language.js';

export type ToolName = 'look' | 'terrain' | 'side' | 'path' | 'group' | 'space' | 'connect' | 'scan';

interface ToolBarProps {
  readonly tools: readonly ToolName[];
  readonly chosen: ToolName;
  readonly onChoose: (tool: ToolName) => void;
  /** What the chosen tool draws, in the words of the game. */
  readonly palette: readonly string[];
  readonly word: string;
  readonly onWord: (word: string) => void;
  readonly children?: ComponentChildren;
}

const HELP = {
  look: words.lookHelp,
  terrain: words.terrainHelp,
  side: words.sideHelp,
  path: words.pathHelp,
  group: words.groupHelp,
  space: words.spaceHelp,
  connect: words.connectHelp,
  scan: words.pictureStays,
} as const;

/** Which tool is in the hand, and what it draws. */
export function ToolBar({ tools, chosen, onChoose, palette, word, onWord, children }: ToolBarProps) {
  return (
    <div class="map-tools">
      <fieldset class="ticks">
        <legend>{say(words.tool)}</legend>
        {tools.map((tool) => (
          <label class="check" key={tool}>
            <input type="radio" name="tool" checked={tool === chosen} onChange={() => onChoose(tool)} />
            {say(words[tool])}
          </label>
        ))}
      </fieldset>
      {palette.length > 0 && (
        <label>
          {say(words.what)}
          <select value={word} onChange={({ currentTarget }) => onWord(currentTarget.value)}>
            {palette.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
      )}
      {children}
      <p class="fine">{say(HELP[chosen])}</p>
    </div>
  );
}
