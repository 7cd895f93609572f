/** Mainland China, the one place whose units also say in which province and city they are (D1 §3). */
export const mainlandChina = 1;

export const needsProvinceAndCity = (countryRegionId: number): boolean => countryRegionId === mainlandChina;
