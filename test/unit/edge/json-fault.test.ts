import { describe, expect, it } from '@jest/globals';
import { jsonFault } from '../../../src/platform/http/json-fault.js';

function refusalOf(text: string): SyntaxError {
  try {
    JSON.parse(text);
  } catch (error) {
    return error as SyntaxError;
  }
  throw new Error('this is JSON');
}

const faultOf = (text: string) => jsonFault(text, refusalOf(text));

/** Where each text stops being JSON, counted by hand; Node itself must refuse it too. */
describe('what is wrong with a text that is no JSON', () => {
  it.each([
    ['{"input": ', 'Unexpected end of JSON input: it stops at character 11.', '11文字目'],
    ['', 'Unexpected end of JSON input: it stops at character 1.', '1文字目'],
    ['not json', 'Unexpected "n" in JSON at character 1.', '1文字目'],
    ['{"a": 1,}', 'Unexpected "}" in JSON at character 9.', '9文字目'],
    ["{'a': 1}", 'Unexpected "\'" in JSON at character 2.', '2文字目'],
    ['[1, 2,\n 3 4]', 'Unexpected "4" in JSON at line 2, column 4.', '2行目の4文字目'],
    ['{"a": 1\n"b": 2}', 'Unexpected "\\"" in JSON at line 2, column 1.', '2行目の1文字目'],
    ['{"a": 012}', 'Unexpected "0" in JSON at character 7.', '7文字目'],
    ['{"a": True}', 'Unexpected "T" in JSON at character 7.', '7文字目'],
    ['[1]]', 'Unexpected "]" in JSON at character 4.', '4文字目'],
    ['{"a": "Zoë\tx"}', 'Unexpected "\\"" in JSON at character 7.', '7文字目'],
    ['［1］', 'Unexpected "［" in JSON at character 1.', '1文字目'],
  ])('%j', (text, en, ja) => {
    expect(faultOf(text).en).toBe(en);
    expect(faultOf(text).ja).toContain(ja);
    expect(faultOf(text).ja).toMatch(/^JSON(?:が途中で終わっています|として読めません)/);
  });

  it('of a long text is what Node says, so that nobody waits for it', () => {
    const long = `[${'1,\n'.repeat(300_000)}`;
    const refusal = refusalOf(long);
    expect(jsonFault(long, refusal).en).toBe('Unexpected end of JSON input: it stops at character 900002.');
    expect(faultOf(`${' '.repeat(20_000)}nonsense`).ja).toMatch(/^JSONとして読めません/);
  });
});
