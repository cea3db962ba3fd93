import { execFile } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { builtProgram } from '../../support/built-program.js';

const TEN_MINUTES = 600_000;

describe('requests that once stopped the server', () => {
  it(
    'are answered or refused while others are answered too, and leave the memory as it was',
    async () => {
      const args = ['scripts/attack.mjs', '--bounded', '--server', builtProgram()];
      const table = await new Promise<string>((resolve) => {
        execFile(process.execPath, args, { timeout: TEN_MINUTES }, (_error, stdout, stderr) =>
          resolve(stdout + stderr),
        );
      });
      const lines = table.trim().split('\n');
      expect(lines.filter((line) => line.includes('FAIL'))).toEqual([]);
      expect(lines.at(-1)).toBe('all pass');
      // Every request of the list has its line.
      expect(lines.filter((line) => line.endsWith('pass')).length).toBeGreaterThanOrEqual(20);
    },
    TEN_MINUTES,
  );
});
