// Starts the built program on a free port with a database of its own.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The program under test: `DAMIER_BIN`, or the debug build. */
function program() {
  const target = process.env.CARGO_TARGET_DIR ?? join(ROOT, 'target');
  const path = process.env.DAMIER_BIN ?? join(target, 'debug', 'damier');
  if (!existsSync(path)) {
    throw new Error(`no program at ${path}: run \`cargo build\`, or set DAMIER_BIN`);
  }
  return path;
}

/** A running site, which can be stopped and started again on the same games. */
export class Site {
  /** @type {import('node:child_process').ChildProcess | null} */
  #process = null;
  #listen = '127.0.0.1:0';
  #folder = '';
  /** @type {string[]} */
  #args = [];
  #tables = false;
  url = '';

  /**
   * Starts a site with no games.
   * @param {string[]} [args] further arguments of the program
   * @param {{ tables?: boolean }} [options] whether it makes endgame tables, which
   *   keeps a processor busy for some seconds
   */
  static async start(args = [], { tables = false } = {}) {
    const site = new Site();
    site.#args = args;
    site.#tables = tables;
    site.#folder = await mkdtemp(join(tmpdir(), 'damier-test-'));
    await site.resume();
    return site;
  }

  /** Starts the program, again at the same address if it ran before. */
  async resume() {
    const database = join(this.#folder, 'games.db');
    const args = ['serve', '--listen', this.#listen, '--database', database, ...this.#args];
    // Below a file there can be no folder: so no tables are made.
    const endgames = join(this.#tables ? this.#folder : database, 'endgames');
    const child = spawn(program(), args, {
      env: { ...process.env, DAMIER_ENDGAME: endgames, DAMIER_LOG: 'error' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    this.url = await new Promise((resolve, reject) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        const found = /http:\/\/\S+/.exec(line);
        if (found) resolve(found[0].replace(/\/$/, ''));
      });
      child.once('exit', (code) => reject(new Error(`the program ended with code ${code}`)));
      child.once('error', reject);
    });
    this.#listen = new URL(this.url).host;
  }

  /**
   * Stops the program.
   * @param {NodeJS.Signals} signal `SIGKILL` gives it no chance to say good-bye
   */
  async stop(signal = 'SIGTERM') {
    const child = this.#process;
    if (!child) return;
    this.#process = null;
    const gone = new Promise((resolve) => { child.once('exit', resolve); });
    child.kill(signal);
    await gone;
  }

  /** Stops the program and forgets its games. */
  async close() {
    await this.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
