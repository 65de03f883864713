// Code that is embedded in an executable reaches modules of Node alone by `import()`; code on the disk may import any.
module.exports = (address) => import(address);
