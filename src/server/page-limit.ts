/** Each page of the app may need the database; a hall of people who open them shares one address. */
export const pagesPerMinute = 3000;
