const OLD_FORMAT = /,\s*url\([^)]*\)\s*format\(["']?(?:woff|truetype)["']?\)/g;

/** A plugin of PostCSS: of a font that comes in several formats, only WOFF2 is named. Every browser that runs the product
 * reads it, and each further address is in every page with the sheet.
 * @returns {import("postcss").Plugin} */
export function modernFonts() {
  return {
    postcssPlugin: "modern-fonts",
    OnceExit(sheet) {
      sheet.walkAtRules("font-face", (face) => {
        face.walkDecls("src", (source) => {
          if (source.value.includes("woff2")) source.value = source.value.replace(OLD_FORMAT, "");
        });
      });
    },
  };
}
modernFonts.postcss = true;
