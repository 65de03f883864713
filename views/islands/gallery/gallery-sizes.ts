/** The shown width of a grid picture with 1 to 4 columns; two thirds of it on phones, whose pixels are finer than the eye. */
export const gallerySizes = '(width < 36rem) 66vw, (width < 56rem) 50vw, (width < 76rem) 33vw, 19rem';
