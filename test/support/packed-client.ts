import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const TSC = resolve('node_modules/typescript/bin/tsc');

export interface Ran {
  readonly code: number;
  readonly out: string;
}

/** Runs a program to its end and gathers what it says. The server of the test goes on answering meanwhile. */
export const ran = (program: string, args: readonly string[], cwd: string): Promise<Ran> =>
  new Promise((done) => {
    // On Windows npm is a script, which only a shell starts; a shell would cut the place of Node at its blanks.
    const shell = process.platform === 'win32' && program === 'npm';
    execFile(program, [...args], { cwd, shell, timeout: 120_000, maxBuffer: 2 ** 24 }, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 1;
      done({ code, out: code === 0 ? stdout : stdout + stderr });
    });
  });

async function must(program: string, args: readonly string[], cwd: string): Promise<void> {
  const { code, out } = await ran(program, args, cwd);
  if (code !== 0) throw new Error(`${program} ${args.join(' ')}: ${out}`);
}

/** A folder of somebody who has nothing but the packed client. */
export class ClientFolder {
  private constructor(readonly path: string) {}

  /** Compiles and packs the client and installs the package in an empty folder, without a network. */
  static async make(): Promise<ClientFolder> {
    const path = mkdtempSync(join(tmpdir(), 'umpire-client-'));
    await must(process.execPath, [TSC, '-p', 'client/tsconfig.json'], resolve('.'));
    await must('npm', ['pack', resolve('client'), '--pack-destination', path], path);
    const [packed] = readdirSync(path).filter((name) => name.endsWith('.tgz'));
    writeFileSync(join(path, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
    await must('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${packed}`], path);
    return new ClientFolder(path);
  }

  /** Compiles a program there, strictly; what the compiler has to say of it, nothing where all is well. */
  async compile(program: string, text: string): Promise<string> {
    writeFileSync(join(this.path, program), text);
    const strict = {
      strict: true,
      noUncheckedIndexedAccess: true,
      noImplicitReturns: true,
      module: 'nodenext',
      target: 'es2023',
      lib: ['es2023', 'dom'],
      types: ['node'],
      typeRoots: [resolve('node_modules/@types')],
    };
    writeFileSync(join(this.path, 'tsconfig.json'), JSON.stringify({ compilerOptions: strict, files: [program] }));
    return (await ran(process.execPath, [TSC, '-p', 'tsconfig.json'], this.path)).out;
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}
