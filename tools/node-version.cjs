// Plain JavaScript, because an old Node can't parse the TypeScript that would report its version.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 7)) {
  console.error(`Durbar needs Node 24.7 or newer, this is ${process.version}.`);
  console.error('Run `npm install` without --omit=dev: it brings Node 24 as a package.');
  process.exit(1);
}
