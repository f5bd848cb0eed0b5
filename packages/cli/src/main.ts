#!/usr/bin/env node
import { durbar } from './durbar.ts';
import { reportUsage } from './usage.ts';

process.exitCode = await reportUsage(() => durbar(process.argv.slice(2)));
