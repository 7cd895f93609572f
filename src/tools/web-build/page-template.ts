import type { Plugin } from 'vite';

export const pageTemplate = (): Plugin => ({ name: 'page-template' });
