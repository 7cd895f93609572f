/** Ids are UUID version 7: unique without asking anybody, and in the order they were made. */
export { v7 as newId } from 'uuid';
