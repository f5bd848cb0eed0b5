#!/usr/bin/env node
import { durbar } from './durbar.ts';
import { UsageError } from './usage.ts';

try {
  process.exitCode = await durbar(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`durbar: ${error.message}`);
  process.exitCode = 2;
}
