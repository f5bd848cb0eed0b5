#!/usr/bin/env node
// Plain JavaScript for any Node, so an old one gets a sentence instead of a syntax error.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major > 24 || (major === 24 && minor >= 7)) {
  import('./app/main.js');
} else {
  console.error(
    `durbar: needs Node 24.7 or newer, this is ${process.version}. Update Node, or use the executable, which brings its own.`,
  );
  process.exitCode = 1;
}
