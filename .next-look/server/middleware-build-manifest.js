globalThis.__BUILD_MANIFEST = {
  "pages": {
    "/_app": []
  },
  "devFiles": [],
  "polyfillFiles": [
    "static/chunks/0cz1d0mv5g_q7.js"
  ],
  "lowPriorityFiles": [
    "static/J_VTPXfjZbVsQr2sor0zO/_buildManifest.js",
    "static/J_VTPXfjZbVsQr2sor0zO/_ssgManifest.js",
    "static/J_VTPXfjZbVsQr2sor0zO/_clientMiddlewareManifest.js"
  ],
  "rootMainFiles": [
    "static/chunks/3rg7igo5azvst.js",
    "static/chunks/3516nv78vffqj.js",
    "static/chunks/2b7mk4wb0vuag.js",
    "static/chunks/0fv3yd97qxts5.js",
    "static/chunks/0fxhik1_t828g.js",
    "static/chunks/1zyokefv3cw4v.js",
    "static/chunks/turbopack-077hmtqrhcoji.js"
  ],
  "rootMainFilesTree": {},
  "pagesChunkGroupBootstrapParams": {
    "/_not-found/page": {
      "otherChunks": [
        "static/chunks/3rg7igo5azvst.js",
        "static/chunks/3516nv78vffqj.js",
        "static/chunks/2b7mk4wb0vuag.js",
        "static/chunks/0fv3yd97qxts5.js",
        "static/chunks/0fxhik1_t828g.js",
        "static/chunks/1zyokefv3cw4v.js"
      ],
      "runtimeModuleIds": [
        494553
      ]
    },
    "/_global-error/page": {
      "otherChunks": [
        "static/chunks/3rg7igo5azvst.js",
        "static/chunks/3516nv78vffqj.js",
        "static/chunks/2b7mk4wb0vuag.js",
        "static/chunks/0fv3yd97qxts5.js",
        "static/chunks/0fxhik1_t828g.js",
        "static/chunks/1zyokefv3cw4v.js"
      ],
      "runtimeModuleIds": [
        494553
      ]
    },
    "/(auth)/confirm/page": {
      "otherChunks": [
        "static/chunks/3rg7igo5azvst.js",
        "static/chunks/3516nv78vffqj.js",
        "static/chunks/2b7mk4wb0vuag.js",
        "static/chunks/0fv3yd97qxts5.js",
        "static/chunks/0fxhik1_t828g.js",
        "static/chunks/1zyokefv3cw4v.js"
      ],
      "runtimeModuleIds": [
        494553
      ]
    },
    "/(auth)/connect/page": {
      "otherChunks": [
        "static/chunks/3rg7igo5azvst.js",
        "static/chunks/3516nv78vffqj.js",
        "static/chunks/2b7mk4wb0vuag.js",
        "static/chunks/0fv3yd97qxts5.js",
        "static/chunks/0fxhik1_t828g.js",
        "static/chunks/1zyokefv3cw4v.js"
      ],
      "runtimeModuleIds": [
        494553
      ]
    },
    "/(auth)/inbox/page": {
      "otherChunks": [
        "static/chunks/3rg7igo5azvst.js",
        "static/chunks/3516nv78vffqj.js",
        "static/chunks/2b7mk4wb0vuag.js",
        "static/chunks/0fv3yd97qxts5.js",
        "static/chunks/0fxhik1_t828g.js",
        "static/chunks/1zyokefv3cw4v.js"
      ],
      "runtimeModuleIds": [
        494553
      ]
    },
    "/(auth)/reset-password/page": {
      "otherChunks": [
        "static/chunks/3rg7igo5azvst.js",
        "static/chunks/3516nv78vffqj.js",
        "static/chunks/2b7mk4wb0vuag.js",
        "static/chunks/0fv3yd97qxts5.js",
        "static/chunks/0fxhik1_t828g.js",
        "static/chunks/1zyokefv3cw4v.js"
      ],
      "runtimeModuleIds": [
        494553
      ]
    },
    "/(auth)/sign-in/page": {
      "otherChunks": [
        "static/chunks/3rg7igo5azvst.js",
        "static/chunks/3516nv78vffqj.js",
        "static/chunks/2b7mk4wb0vuag.js",
        "static/chunks/0fv3yd97qxts5.js",
        "static/chunks/0fxhik1_t828g.js",
        "static/chunks/1zyokefv3cw4v.js"
      ],
      "runtimeModuleIds": [
        494553
      ]
    },
    "/(auth)/sign-in/code/page": {
      "otherChunks": [
        "static/chunks/3rg7igo5azvst.js",
        "static/chunks/3516nv78vffqj.js",
        "static/chunks/2b7mk4wb0vuag.js",
        "static/chunks/0fv3yd97qxts5.js",
        "static/chunks/0fxhik1_t828g.js",
        "static/chunks/1zyokefv3cw4v.js"
      ],
      "runtimeModuleIds": [
        494553
      ]
    },
    "/(auth)/sign-up/page": {
      "otherChunks": [
        "static/chunks/3rg7igo5azvst.js",
        "static/chunks/3516nv78vffqj.js",
        "static/chunks/2b7mk4wb0vuag.js",
        "static/chunks/0fv3yd97qxts5.js",
        "static/chunks/0fxhik1_t828g.js",
        "static/chunks/1zyokefv3cw4v.js"
      ],
      "runtimeModuleIds": [
        494553
      ]
    },
    "/(marketing)/page": {
      "otherChunks": [
        "static/chunks/3rg7igo5azvst.js",
        "static/chunks/3516nv78vffqj.js",
        "static/chunks/2b7mk4wb0vuag.js",
        "static/chunks/0fv3yd97qxts5.js",
        "static/chunks/0fxhik1_t828g.js",
        "static/chunks/1zyokefv3cw4v.js"
      ],
      "runtimeModuleIds": [
        494553
      ]
    },
    "/(marketing)/accuracy/page": {
      "otherChunks": [
        "static/chunks/3rg7igo5azvst.js",
        "static/chunks/3516nv78vffqj.js",
        "static/chunks/2b7mk4wb0vuag.js",
        "static/chunks/0fv3yd97qxts5.js",
        "static/chunks/0fxhik1_t828g.js",
        "static/chunks/1zyokefv3cw4v.js"
      ],
      "runtimeModuleIds": [
        494553
      ]
    },
    "/(marketing)/contact/page": {
      "otherChunks": [
        "static/chunks/3rg7igo5azvst.js",
        "static/chunks/3516nv78vffqj.js",
        "static/chunks/2b7mk4wb0vuag.js",
        "static/chunks/0fv3yd97qxts5.js",
        "static/chunks/0fxhik1_t828g.js",
        "static/chunks/1zyokefv3cw4v.js"
      ],
      "runtimeModuleIds": [
        494553
      ]
    },
    "/(marketing)/privacy/page": {
      "otherChunks": [
        "static/chunks/3rg7igo5azvst.js",
        "static/chunks/3516nv78vffqj.js",
        "static/chunks/2b7mk4wb0vuag.js",
        "static/chunks/0fv3yd97qxts5.js",
        "static/chunks/0fxhik1_t828g.js",
        "static/chunks/1zyokefv3cw4v.js"
      ],
      "runtimeModuleIds": [
        494553
      ]
    },
    "/(marketing)/terms/page": {
      "otherChunks": [
        "static/chunks/3rg7igo5azvst.js",
        "static/chunks/3516nv78vffqj.js",
        "static/chunks/2b7mk4wb0vuag.js",
        "static/chunks/0fv3yd97qxts5.js",
        "static/chunks/0fxhik1_t828g.js",
        "static/chunks/1zyokefv3cw4v.js"
      ],
      "runtimeModuleIds": [
        494553
      ]
    },
    "/(product)/billing/page": {
      "otherChunks": [
        "static/chunks/3rg7igo5azvst.js",
        "static/chunks/3516nv78vffqj.js",
        "static/chunks/2b7mk4wb0vuag.js",
        "static/chunks/0fv3yd97qxts5.js",
        "static/chunks/0fxhik1_t828g.js",
        "static/chunks/1zyokefv3cw4v.js"
      ],
      "runtimeModuleIds": [
        494553
      ]
    },
    "/(product)/chat/page": {
      "otherChunks": [
        "static/chunks/3rg7igo5azvst.js",
        "static/chunks/3516nv78vffqj.js",
        "static/chunks/2b7mk4wb0vuag.js",
        "static/chunks/0fv3yd97qxts5.js",
        "static/chunks/0fxhik1_t828g.js",
        "static/chunks/1zyokefv3cw4v.js"
      ],
      "runtimeModuleIds": [
        494553
      ]
    },
    "/(product)/chat/[id]/page": {
      "otherChunks": [
        "static/chunks/3rg7igo5azvst.js",
        "static/chunks/3516nv78vffqj.js",
        "static/chunks/2b7mk4wb0vuag.js",
        "static/chunks/0fv3yd97qxts5.js",
        "static/chunks/0fxhik1_t828g.js",
        "static/chunks/1zyokefv3cw4v.js"
      ],
      "runtimeModuleIds": [
        494553
      ]
    },
    "/(product)/history/page": {
      "otherChunks": [
        "static/chunks/3rg7igo5azvst.js",
        "static/chunks/3516nv78vffqj.js",
        "static/chunks/2b7mk4wb0vuag.js",
        "static/chunks/0fv3yd97qxts5.js",
        "static/chunks/0fxhik1_t828g.js",
        "static/chunks/1zyokefv3cw4v.js"
      ],
      "runtimeModuleIds": [
        494553
      ]
    },
    "/(product)/practice/page": {
      "otherChunks": [
        "static/chunks/3rg7igo5azvst.js",
        "static/chunks/3516nv78vffqj.js",
        "static/chunks/2b7mk4wb0vuag.js",
        "static/chunks/0fv3yd97qxts5.js",
        "static/chunks/0fxhik1_t828g.js",
        "static/chunks/1zyokefv3cw4v.js"
      ],
      "runtimeModuleIds": [
        494553
      ]
    },
    "/(product)/practice/[skill]/page": {
      "otherChunks": [
        "static/chunks/3rg7igo5azvst.js",
        "static/chunks/3516nv78vffqj.js",
        "static/chunks/2b7mk4wb0vuag.js",
        "static/chunks/0fv3yd97qxts5.js",
        "static/chunks/0fxhik1_t828g.js",
        "static/chunks/1zyokefv3cw4v.js"
      ],
      "runtimeModuleIds": [
        494553
      ]
    },
    "/(product)/practice/books/page": {
      "otherChunks": [
        "static/chunks/3rg7igo5azvst.js",
        "static/chunks/3516nv78vffqj.js",
        "static/chunks/2b7mk4wb0vuag.js",
        "static/chunks/0fv3yd97qxts5.js",
        "static/chunks/0fxhik1_t828g.js",
        "static/chunks/1zyokefv3cw4v.js"
      ],
      "runtimeModuleIds": [
        494553
      ]
    },
    "/(product)/practice/like/[id]/page": {
      "otherChunks": [
        "static/chunks/3rg7igo5azvst.js",
        "static/chunks/3516nv78vffqj.js",
        "static/chunks/2b7mk4wb0vuag.js",
        "static/chunks/0fv3yd97qxts5.js",
        "static/chunks/0fxhik1_t828g.js",
        "static/chunks/1zyokefv3cw4v.js"
      ],
      "runtimeModuleIds": [
        494553
      ]
    },
    "/(product)/practice/sets/page": {
      "otherChunks": [
        "static/chunks/3rg7igo5azvst.js",
        "static/chunks/3516nv78vffqj.js",
        "static/chunks/2b7mk4wb0vuag.js",
        "static/chunks/0fv3yd97qxts5.js",
        "static/chunks/0fxhik1_t828g.js",
        "static/chunks/1zyokefv3cw4v.js"
      ],
      "runtimeModuleIds": [
        494553
      ]
    },
    "/(product)/practice/sets/[token]/page": {
      "otherChunks": [
        "static/chunks/3rg7igo5azvst.js",
        "static/chunks/3516nv78vffqj.js",
        "static/chunks/2b7mk4wb0vuag.js",
        "static/chunks/0fv3yd97qxts5.js",
        "static/chunks/0fxhik1_t828g.js",
        "static/chunks/1zyokefv3cw4v.js"
      ],
      "runtimeModuleIds": [
        494553
      ]
    },
    "/(product)/practice/sets/[token]/sheet/page": {
      "otherChunks": [
        "static/chunks/3rg7igo5azvst.js",
        "static/chunks/3516nv78vffqj.js",
        "static/chunks/2b7mk4wb0vuag.js",
        "static/chunks/0fv3yd97qxts5.js",
        "static/chunks/0fxhik1_t828g.js",
        "static/chunks/1zyokefv3cw4v.js"
      ],
      "runtimeModuleIds": [
        494553
      ]
    },
    "/(product)/settings/page": {
      "otherChunks": [
        "static/chunks/3rg7igo5azvst.js",
        "static/chunks/3516nv78vffqj.js",
        "static/chunks/2b7mk4wb0vuag.js",
        "static/chunks/0fv3yd97qxts5.js",
        "static/chunks/0fxhik1_t828g.js",
        "static/chunks/1zyokefv3cw4v.js"
      ],
      "runtimeModuleIds": [
        494553
      ]
    },
    "/(product)/settings/two-step/page": {
      "otherChunks": [
        "static/chunks/3rg7igo5azvst.js",
        "static/chunks/3516nv78vffqj.js",
        "static/chunks/2b7mk4wb0vuag.js",
        "static/chunks/0fv3yd97qxts5.js",
        "static/chunks/0fxhik1_t828g.js",
        "static/chunks/1zyokefv3cw4v.js"
      ],
      "runtimeModuleIds": [
        494553
      ]
    },
    "/(product)/solve/[id]/page": {
      "otherChunks": [
        "static/chunks/3rg7igo5azvst.js",
        "static/chunks/3516nv78vffqj.js",
        "static/chunks/2b7mk4wb0vuag.js",
        "static/chunks/0fv3yd97qxts5.js",
        "static/chunks/0fxhik1_t828g.js",
        "static/chunks/1zyokefv3cw4v.js"
      ],
      "runtimeModuleIds": [
        494553
      ]
    },
    "/(product)/welcome/page": {
      "otherChunks": [
        "static/chunks/3rg7igo5azvst.js",
        "static/chunks/3516nv78vffqj.js",
        "static/chunks/2b7mk4wb0vuag.js",
        "static/chunks/0fv3yd97qxts5.js",
        "static/chunks/0fxhik1_t828g.js",
        "static/chunks/1zyokefv3cw4v.js"
      ],
      "runtimeModuleIds": [
        494553
      ]
    },
    "/(sandbox)/sandbox/checkout/[id]/page": {
      "otherChunks": [
        "static/chunks/3rg7igo5azvst.js",
        "static/chunks/3516nv78vffqj.js",
        "static/chunks/2b7mk4wb0vuag.js",
        "static/chunks/0fv3yd97qxts5.js",
        "static/chunks/0fxhik1_t828g.js",
        "static/chunks/1zyokefv3cw4v.js"
      ],
      "runtimeModuleIds": [
        494553
      ]
    },
    "/(sandbox)/sandbox/invoice/[id]/page": {
      "otherChunks": [
        "static/chunks/3rg7igo5azvst.js",
        "static/chunks/3516nv78vffqj.js",
        "static/chunks/2b7mk4wb0vuag.js",
        "static/chunks/0fv3yd97qxts5.js",
        "static/chunks/0fxhik1_t828g.js",
        "static/chunks/1zyokefv3cw4v.js"
      ],
      "runtimeModuleIds": [
        494553
      ]
    },
    "/(sandbox)/sandbox/portal/[id]/page": {
      "otherChunks": [
        "static/chunks/3rg7igo5azvst.js",
        "static/chunks/3516nv78vffqj.js",
        "static/chunks/2b7mk4wb0vuag.js",
        "static/chunks/0fv3yd97qxts5.js",
        "static/chunks/0fxhik1_t828g.js",
        "static/chunks/1zyokefv3cw4v.js"
      ],
      "runtimeModuleIds": [
        494553
      ]
    },
    "/share/[token]/page": {
      "otherChunks": [
        "static/chunks/3rg7igo5azvst.js",
        "static/chunks/3516nv78vffqj.js",
        "static/chunks/2b7mk4wb0vuag.js",
        "static/chunks/0fv3yd97qxts5.js",
        "static/chunks/0fxhik1_t828g.js",
        "static/chunks/1zyokefv3cw4v.js"
      ],
      "runtimeModuleIds": [
        494553
      ]
    }
  },
  "chunkLoadingGlobal": "TURBOPACK"
};
