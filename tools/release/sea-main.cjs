// The first script of the single executable. A thread needs a file to run and the server a folder to serve the client from, so what is
// embedded is unpacked for as long as the process lives.
const { mkdirSync, mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { tmpdir } = require('node:os');
const { dirname, join } = require('node:path');
const { getAssetKeys, getRawAsset } = require('node:sea');

const folder = mkdtempSync(join(tmpdir(), 'durbar-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const name of getAssetKeys()) {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, Buffer.from(getRawAsset(name)));
}
// Only a script on the disk can import other files.
createRequire(join(folder, 'start.cjs'))('./start.cjs');
