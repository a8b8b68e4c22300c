/** Rules of Foyer's own for oxlint. */
const report = (context, message) => (node) => context.report({ node, message });
const rule = (visitor) => ({ create: (context) => visitor(context) });

const PAGE_ADDRESS =
  /^\/(about|cart|check-in|contact|cookies|events|my-bookings|notifications|privacy|profile|reset-password|signin|signup|terms)\b/;

export default {
  meta: { name: 'foyer' },
  rules: {
    'no-inline-style': rule((context) => ({
      'JSXAttribute[name.name="style"]': report(
        context,
        'No inline styles: the page policy is style-src-attr none. Use a CSS module.',
      ),
    })),
    'no-colour-literal': rule((context) => ({
      'Literal[value=/^#[0-9a-fA-F]{3,8}$/]': report(
        context,
        'Colours live in the theme. Use a CSS variable or a palette key.',
      ),
    })),
    'no-page-address': rule((context) => {
      const check = (node, text) => {
        if (typeof text === 'string' && PAGE_ADDRESS.test(text))
          context.report({
            node,
            message:
              'Addresses are spelled in src/lib/paths.ts alone. Use `paths` or a path function.',
          });
      };
      return {
        Literal: (node) => check(node, node.value),
        TemplateElement: (node) => check(node, node.value.raw),
      };
    }),
    'no-service-construction': rule((context) => ({
      'ImportDeclaration[importKind!="type"][source.value=/\\.(service|routes|module)$/] > ImportSpecifier[imported.name=/^create(?!Booking$)[A-Z]/]':
        report(context, 'Only x.module.ts constructs services; this file gets them as parameters.'),
    })),
  },
};
