CREATE TABLE "law_repeal" (
	"version_id" text NOT NULL,
	"title_key" text NOT NULL,
	"title" text NOT NULL,
	"article_key" text NOT NULL,
	"repealed_on" date NOT NULL,
	CONSTRAINT "law_repeal_version_id_title_key_pk" PRIMARY KEY("version_id","title_key")
);
--> statement-breakpoint
ALTER TABLE "law_repeal" ADD CONSTRAINT "law_repeal_version_id_law_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."law_version"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "law_repeal_title" ON "law_repeal" USING btree ("title_key");