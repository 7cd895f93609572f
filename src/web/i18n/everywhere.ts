/** Folders whose words the header, the footer and the kit need on every page. */
export const everywhere = ['shell', 'ui', 'i18n'];
