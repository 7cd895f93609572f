/** Where a remark stands, as parts of the width and height of a page. */
export interface Spot {
  page: number;
  x: number;
  y: number;
}
