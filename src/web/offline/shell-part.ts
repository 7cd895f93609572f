/** The part that every device holds from the first visit on, in all languages. The build reads it too. */
export const shell = 'shell';
