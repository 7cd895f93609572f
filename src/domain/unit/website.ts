const websiteShape = /^(https?:\/\/)?[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i;

export const isWebsite = (text: string): boolean => websiteShape.test(text);
