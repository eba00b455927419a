module.exports = [
46648, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__907997__ = __turbopack_context__.i(907997);
var __TURBOPACK__imported__module__395936__ = __turbopack_context__.i(395936);
var __TURBOPACK__imported__module__399763__ = __turbopack_context__.i(399763);
var __TURBOPACK__imported__module__958755__ = __turbopack_context__.i(958755);
;
;
;
;
const metadata = {
    title: "Practice by textbook"
};
function BooksPage() {
    const { books, ...sources } = (0, __TURBOPACK__imported__module__399763__["L"])();
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("div", {
        "data-page": true,
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("h1", {
                className: "font-serif text-[36px] leading-tight sm:text-[40px]",
                children: "Practice by textbook"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("p", {
                className: "mt-2 mb-6 text-muted",
                children: "Open your book, find the section you are at, and practise what it teaches."
            }),
            books.map((book)=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(BookSections, {
                    book: book
                }, book.id)),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(Sources, {
                ...sources
            })
        ]
    });
}
function BookSections({ book: { id, title, address, sections } }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("details", {
        className: "row-fold border-hairline border-b",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("summary", {
                className: "flex min-h-14 cursor-pointer items-center gap-3 py-2",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("h2", {
                        id: id,
                        className: "font-serif text-[22px] leading-tight",
                        children: title
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("span", {
                        className: "ml-auto whitespace-nowrap text-sm text-muted",
                        children: [
                            (0, __TURBOPACK__imported__module__958755__["L"])(sections.length),
                            " ",
                            sections.length === 1 ? "section" : "sections"
                        ]
                    })
                ]
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("p", {
                className: "text-[15px]",
                children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("a", {
                    href: address,
                    rel: "noopener",
                    className: "link inline-flex min-h-11 min-w-11 items-center",
                    children: [
                        "Read ",
                        title,
                        " at OpenStax"
                    ]
                })
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("ul", {
                className: "divide-y divide-hairline",
                children: sections.map(({ number, title: section, skills })=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("li", {
                        className: "pt-2",
                        children: [
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("p", {
                                children: [
                                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("span", {
                                        className: "text-muted",
                                        children: number
                                    }),
                                    " ",
                                    section
                                ]
                            }),
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("p", {
                                className: "flex flex-wrap gap-x-5",
                                children: skills.map((skill)=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__395936__["default"], {
                                        href: `/practice/${skill.id}`,
                                        prefetch: false,
                                        className: "link inline-flex min-h-11 min-w-11 items-center text-[15px]",
                                        children: skill.name
                                    }, skill.id))
                            })
                        ]
                    }, number))
            })
        ]
    });
}
function Sources({ publisher, licence, without }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("section", {
        "aria-labelledby": "sources",
        className: "mt-10 border-hairline border-t pt-8",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("h2", {
                id: "sources",
                className: "font-serif text-[26px] leading-tight",
                children: "Sources"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("p", {
                className: "mt-2",
                children: [
                    "The books are by ",
                    publisher,
                    ", published under the licence",
                    " ",
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("a", {
                        href: licence.address,
                        rel: "noopener license",
                        className: "link underline",
                        children: licence.name
                    }),
                    ". Only the titles and numbers of their sections are used here; which skill belongs to which section is our own work. OpenStax has no part in this product."
                ]
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("ul", {
                className: "mt-2 text-muted",
                children: without.map(({ id, name, why })=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("li", {
                        children: [
                            name,
                            ": in none of them. ",
                            why
                        ]
                    }, id))
            })
        ]
    });
}
__turbopack_context__.s([
    "default",
    0,
    BooksPage,
    "metadata",
    0,
    metadata
]);
}),
588976, (function(__turbopack_context__){

__turbopack_context__.n(__turbopack_context__.i(46648));
}),
];