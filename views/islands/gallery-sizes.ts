/** How wide a picture of the grid is shown: 1, 2, 3 or 4 columns; on phones two thirds of it, whose points are finer than the eye. */
export const gallerySizes = '(width < 36rem) 66vw, (width < 56rem) 50vw, (width < 76rem) 33vw, 19rem';
