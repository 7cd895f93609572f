import { walkPages } from '#tests/support/walk-pages.ts';

walkPages('desk');
